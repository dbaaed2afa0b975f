/** Apart from the other addresses: most pages need no script for it. */
export const favouritesPath = (): string => "/konto/lieblinge";
