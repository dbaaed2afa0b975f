/** A refusal with the HTTP status both storage interfaces use. */
export class StorageError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const objectMissing = (): StorageError => new StorageError(404, "Not Found.");
