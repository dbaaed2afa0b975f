import { termsSections } from "@lokalkorb/domain/legal/terms";

export const termsText = { title: "Allgemeine Geschäftsbedingungen", sections: termsSections };
