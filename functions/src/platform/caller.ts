/** Who calls. Guests have an anonymous account, so that every caller has a uid. */
export interface Caller {
  readonly uid: string;
  /** Nothing is proved of them: an account with an address that nobody has confirmed is made as easily as one without. */
  readonly isGuest: boolean;
  /** The address that this account has proved to be its own. */
  readonly email?: string;
  /** As the platform's own front end saw it; null where there is none, as on a developer's machine. */
  readonly ip: string | null;
}
