export const orderSubject = (dayCode: string): string => `Bestellung ${dayCode}`;
