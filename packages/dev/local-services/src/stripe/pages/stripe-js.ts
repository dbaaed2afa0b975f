/**
 * `window.Stripe` as far as saving a card needs it: the Payment Element as a small form, and confirming. It is sent
 * as text, because it runs on the pages of the apps and never here.
 */
export const stripeJs = String.raw`(() => {
  const base = new URL(document.currentScript.src).origin;
  const form = (fields) => new URLSearchParams(Object.entries(fields).filter(([, value]) => value));
  window.Stripe = function (key, options) {
    const account = options && options.stripeAccount;
    const api = async (method, path, fields) => {
      const headers = { authorization: "Bearer " + key };
      if (account) headers["stripe-account"] = account;
      const query = method === "GET" ? "?" + form(fields) : "";
      try {
        const response = await fetch(base + path + query, { method, headers, body: method === "GET" ? undefined : form(fields) });
        return await response.json();
      } catch {
        return { error: { type: "api_connection_error", message: "Der Zahlungsanbieter ist gerade nicht erreichbar." } };
      }
    };
    const element = () => {
      const handlers = {};
      const host = document.createElement("div");
      host.innerHTML = '<div style="display:grid;gap:.75rem">' +
        '<label>Kartennummer (nur Testkarten)<input data-part="number" inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242" style="width:100%;font:inherit;font-weight:400;font-size:16px;min-height:44px;padding:.5rem;border:1px solid #6b6b60;border-radius:.75rem"></label>' +
        '<div style="display:grid;grid-template-columns:1fr 1fr;gap:.75rem">' +
        '<label>Gültig bis<input data-part="expiry" inputmode="numeric" autocomplete="off" placeholder="MM / JJ" style="width:100%;font:inherit;font-weight:400;font-size:16px;min-height:44px;padding:.5rem;border:1px solid #6b6b60;border-radius:.75rem"></label>' +
        '<label>Prüfziffer<input data-part="cvc" inputmode="numeric" autocomplete="off" placeholder="123" style="width:100%;font:inherit;font-weight:400;font-size:16px;min-height:44px;padding:.5rem;border:1px solid #6b6b60;border-radius:.75rem"></label></div></div>';
      const part = (name) => host.querySelector('[data-part="' + name + '"]').value.trim();
      const fire = (name, event) => (handlers[name] || []).forEach((handler) => handler(event));
      const complete = () => part("number").replace(/\D/g, "").length >= 15 && /^\d{1,2}\s*\/\s*\d{2}$/.test(part("expiry")) && part("cvc").length >= 3;
      host.addEventListener("input", () => fire("change", { elementType: "payment", complete: complete(), empty: !part("number"), value: { type: "card" } }));
      return {
        mount(target) {
          const place = typeof target === "string" ? document.querySelector(target) : target;
          place.replaceChildren(host);
          queueMicrotask(() => fire("ready", { elementType: "payment" }));
        },
        unmount() { host.remove(); },
        destroy() { host.remove(); },
        update() {},
        focus() { host.querySelector("input").focus(); },
        on(name, handler) { (handlers[name] = handlers[name] || []).push(handler); return this; },
        off(name, handler) { handlers[name] = (handlers[name] || []).filter((one) => one !== handler); return this; },
        once(name, handler) { return this.on(name, handler); },
        read() {
          if (!complete()) return null;
          const [month, year] = part("expiry").split("/").map((text) => text.trim());
          return {
            "payment_method_data[type]": "card",
            "payment_method_data[card][number]": part("number").replace(/\D/g, ""),
            "payment_method_data[card][exp_month]": month,
            "payment_method_data[card][exp_year]": year,
            "payment_method_data[card][cvc]": part("cvc"),
          };
        },
      };
    };
    const confirm = (kind, noun) => async ({ elements, clientSecret, confirmParams, redirect }) => {
      const secret = clientSecret || (elements && elements.secret);
      const data = elements && elements.payment ? elements.payment.read() : {};
      if (data === null) return { error: { type: "validation_error", code: "incomplete_number", message: "Bitte fülle die Angaben zur Karte aus." } };
      const id = secret.split("_secret")[0];
      const returnUrl = confirmParams && confirmParams.return_url;
      const answer = await api("POST", "/v1/" + kind + "/" + id + "/confirm", { ...data, client_secret: secret, return_url: returnUrl });
      if (answer.error) return { error: answer.error };
      const next = answer.next_action && answer.next_action.redirect_to_url;
      if (next || redirect !== "if_required") {
        location.assign(next ? next.url : returnUrl);
        return new Promise(() => {});
      }
      return { [noun]: answer };
    };
    const retrieve = (kind, noun) => async (secret) => {
      const answer = await api("GET", "/v1/" + kind + "/" + secret.split("_secret")[0], { client_secret: secret });
      return answer.error ? { error: answer.error } : { [noun]: answer };
    };
    return {
      elements({ clientSecret } = {}) {
        const made = {
          secret: clientSecret,
          payment: null,
          create() { return (made.payment = element()); },
          getElement() { return made.payment; },
          submit: async () => (made.payment && made.payment.read() === null
            ? { error: { type: "validation_error", message: "Bitte fülle die Angaben zur Karte aus." } } : {}),
          fetchUpdates: async () => ({}),
          update() {},
        };
        return made;
      },
      confirmSetup: confirm("setup_intents", "setupIntent"),
      confirmPayment: confirm("payment_intents", "paymentIntent"),
      retrieveSetupIntent: retrieve("setup_intents", "setupIntent"),
      retrievePaymentIntent: retrieve("payment_intents", "paymentIntent"),
      registerAppInfo() {},
      _registerWrapper() {},
    };
  };
  window.Stripe.version = "endive";
})();
`;
