import { termsSections } from "@lokalkorb/domain/shop/legal/terms";

export const termsText = { title: "Allgemeine Geschäftsbedingungen", sections: termsSections };
