/** Who calls. Guests have an anonymous account, so that every caller has a uid. */
export interface Caller {
  readonly uid: string;
  /** Proves nothing: an account with an unconfirmed address is made as easily as one without. */
  readonly isGuest: boolean;
  /** The address that this account has proved to be its own. */
  readonly email?: string;
  /** When this session was proved, by password, link or code; refreshing its token does not change it. */
  readonly signedInAt?: number;
  /** Works for the platform (docs/operations); true where the token says so. */
  readonly isPlatform?: true;
  /** As the platform's own front end saw it; null where there is none, as on a developer's machine. */
  readonly ip: string | null;
}
