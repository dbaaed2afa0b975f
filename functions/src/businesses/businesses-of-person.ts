import type { Firestore } from "firebase-admin/firestore";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { withoutPerson } from "@lokalkorb/domain/ordering/businesses/employees";
import {
  decodeAdminDocument,
  deleteDocument,
  inTransaction,
  readDocument,
  setDocument,
} from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";

const most = 50;

/** The companies that a person with this proved address orders for, in all shops. */
export async function businessesOf(db: Firestore, email: string) {
  const { docs } = await db
    .collectionGroup("b2bCustomers")
    .where("employeeEmails", "array-contains", email.toLowerCase())
    .limit(most)
    .get();
  return docs.map((doc) => ({
    restaurantId: must(doc.ref.parent.parent?.id, "a company lies in a shop"),
    customerId: doc.id,
    business: decodeAdminDocument(b2bCustomerDocument, doc.ref.path, doc.data()),
  }));
}

/** The account is erased: its person orders for no company any more. What companies have agreed and owe stays. */
export async function leaveBusinesses(db: Firestore, email: string): Promise<void> {
  for (const { restaurantId, customerId } of await businessesOf(db, email))
    await inTransaction(db, async (tx) => {
      const address = { restaurantId, customerId };
      const business = await readDocument(tx, b2bCustomerDocument, address);
      const left = business === null ? null : withoutPerson(business, email);
      if (left !== null) setDocument(tx, b2bCustomerDocument, address, left);
      else if (business !== null) deleteDocument(tx, b2bCustomerDocument, address);
    });
}
