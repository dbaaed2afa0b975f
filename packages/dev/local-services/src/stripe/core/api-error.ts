import type { Fields } from "./stripe-objects.ts";

/**
 * An answer that is an error. The writes before it stay: a declined card leaves its failed attempt behind. A refusal for any other reason
 * comes before writing.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: Fields;

  constructor(status: number, fields: Fields & { readonly message: string }) {
    super(fields.message);
    this.status = status;
    this.fields = fields;
  }
}

const invalid = "invalid_request_error";

export const missingParam = (param: string): ApiError =>
  new ApiError(400, {
    type: invalid,
    code: "parameter_missing",
    message: `Missing required param: ${param}.`,
    param,
    doc_url: "https://stripe.com/docs/error-codes/parameter-missing",
  });

export const unknownParam = (param: string): ApiError =>
  new ApiError(400, {
    type: invalid,
    code: "parameter_unknown",
    message: `Received unknown parameter: ${param}`,
    param,
    doc_url: "https://stripe.com/docs/error-codes/parameter-unknown",
  });

export const invalidParam = (param: string, message: string, code?: string): ApiError =>
  new ApiError(400, { type: invalid, ...(code === undefined ? {} : { code }), message, param });

export const noSuch = (object: string, id: string): ApiError =>
  new ApiError(404, {
    type: invalid,
    code: "resource_missing",
    message: `No such ${object}: '${id}'`,
    param: object === "checkout.session" ? "session" : "id",
    doc_url: "https://stripe.com/docs/error-codes/resource-missing",
  });

/** The object is not in a state in which this can be done. */
export const wrongState = (message: string, code: string, facts: Fields = {}): ApiError =>
  new ApiError(400, { type: invalid, code, message, ...facts });
