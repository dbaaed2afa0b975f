/**
 * A webpack loader for the sign-in SDK. Ways to sign in that no page of ours has (telephone, other services, windows) stay
 * in the bundle only because their classes are given fields after they are made; and reCAPTCHA Enterprise, which App Check
 * does for us and our policy forbids, because the check of a password may ask it.
 */
const unused =
  /^(?:(?:Facebook|Google|Github|Twitter|Phone)AuthProvider|PhoneMultiFactorGenerator|PopupOperation|RecaptchaEnterpriseVerifier)\.\w+ = .*;$/gm;
/** Of use in one app alone: a field that is part of its class goes with it where nothing asks for the class. */
const ofOneApp = /^(TotpMultiFactorGenerator|CookiePersistence|BrowserSessionPersistence)\.(\w+) = (.*);$/gm;
const flow =
  "async function handleRecaptchaFlow(authInstance, request, actionName, actionMethod, recaptchaAuthProvider) {\n";

module.exports = function onlyOurSignIns(source) {
  const fields = [...source.matchAll(ofOneApp)];
  if (source.match(unused)?.length !== 13 || fields.length !== 3 || source.split(flow).length !== 2)
    throw new Error("The sign-in SDK's other ways are not where they were");
  const less = source
    .replace(unused, "")
    .replace(ofOneApp, "")
    .replace(flow, `${flow}    return actionMethod(authInstance, request);\n`);
  return fields.reduce(
    (text, [, name, field, value]) =>
      text.replace(new RegExp(`^class ${name}\\b.*\\{$`, "m"), `$&\n    static ${field} = ${value};`),
    less,
  );
};
