/**
 * A nominal type: a plain value, or one with another brand, is not assignable to
 * it. Only its own constructors and parsers create it.
 */
export type Branded<T, Name extends string> = T & { readonly brand: Name };
