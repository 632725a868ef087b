/** Route → path without the locale's prefix. `:id` is a positive integer of at most 15 digits, any other `:name` one segment. */
export type PathTable = Readonly<Record<string, string>>;

/** The same routes in another language. */
export type PathsLike<Paths extends PathTable> = { readonly [Route in keyof Paths]: string };
