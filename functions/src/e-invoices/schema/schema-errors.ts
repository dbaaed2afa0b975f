import { readFileSync } from "node:fs";
import {
  XmlBufferInputProvider,
  XmlDocument,
  xmlRegisterInputProvider,
  XmlValidateError,
  XsdValidator,
} from "libxml2-wasm";

const core = "Factur-X_1.07.3_EN16931";
const part = `${core}_urn_un_unece_uncefact_data_standard`;

const files = {
  cii: {
    main: `${core}.xsd`,
    included: [
      `${part}_QualifiedDataType_100.xsd`,
      `${part}_ReusableAggregateBusinessInformationEntity_100.xsd`,
      `${part}_UnqualifiedDataType_100.xsd`,
    ],
  },
  ebInterface: { main: "ebinterface-6p1-as-written.xsd", included: [] },
} as const;

const contentOf = (name: string): Buffer => readFileSync(new URL(`./${name}`, import.meta.url));

type Schema = keyof typeof files;

const validators = new Map<Schema, XsdValidator>();

/** Read with the first file of a process. Included schemas come from memory: nothing is loaded from elsewhere. */
function validatorOf(schema: Schema): XsdValidator {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  const { main, included } = files[schema];
  const parts = included.map((name): [string, Buffer] => [name, contentOf(name)]);
  if (parts.length > 0) xmlRegisterInputProvider(new XmlBufferInputProvider(Object.fromEntries(parts)));
  using document = XmlDocument.fromBuffer(contentOf(main), { url: main });
  const validator = XsdValidator.fromDoc(document);
  validators.set(schema, validator);
  return validator;
}

/** Where a file does not fit a schema, in the words of the library. */
export function schemaErrors(document: XmlDocument, schema: Schema): readonly string[] {
  try {
    validatorOf(schema).validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ message, line }) => `Zeile ${line}: ${message.trim()}`);
  }
}
