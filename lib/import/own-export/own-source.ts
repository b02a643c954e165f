/** The source of a file that this program has exported. */
export const OWN_SOURCE = "Campus Kharcha";
