/** Marks a stretch of a sentence: the words say which stretch, the page says how it looks or where it leads. */
export type Tag<T> = (text: string) => T;
