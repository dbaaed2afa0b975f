/** A refusal under the name the SDKs turn into `auth/…`; anything after ` : ` is for people. */
export class AuthError extends Error {
  readonly status: number;
  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

export const notImplemented = (operation: string): AuthError =>
  new AuthError(`UNIMPLEMENTED : The local backend does not answer ${operation}.`, 501);

/** The body Identity Toolkit answers a refusal with. */
export const errorBody = (error: AuthError) => ({
  error: {
    code: error.status,
    message: error.message,
    errors: [{ message: error.message, reason: "invalid", domain: "global" }],
  },
});
