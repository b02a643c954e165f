/**
 * A type that only its own constructors and parsers create, so that plain values
 * and values of other brands cannot be passed in its place.
 */
export type Branded<T, Name extends string> = T & { readonly brand: Name };
