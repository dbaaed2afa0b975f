export type Row = readonly string[];

/** Work that yields after each row, so that a long table leaves room for other work. */
export type RowByRow<Result> = Generator<void, Result, void>;
