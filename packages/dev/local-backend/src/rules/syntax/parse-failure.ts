/** Thrown inside the parser only; the parser turns it into a recorded problem and goes on behind it. */
export class ParseFailure {
  readonly message: string;
  readonly offset: number;

  constructor(message: string, offset: number) {
    this.message = message;
    this.offset = offset;
  }
}
