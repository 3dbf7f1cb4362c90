/** Numbers of what holds objects: a variable of a code in a context, a field of an object, elements. */
export type NodeId = number & { readonly __brand: 'node' };

/** Beside the fields that have numbers of their own: what an array or container holds. */
export const ELEMENTS = 0xffff_0000;
/** The one of what an object of a library was made around. */
export const WRAPPED = 0xffff_0001;
/** What a closure took along: the first, and the others behind it. */
export const CAPTURED = 0xffff_0002;
/** In place of an object, for static fields. */
export const NO_OBJECT = 0xffff_ffff;
