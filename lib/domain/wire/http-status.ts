/** The statuses that the code names; import them as `HTTP`. */
export const OK = 200;
export const CREATED = 201;
export const NO_CONTENT = 204;
export const SEE_OTHER = 303;
export const NOT_MODIFIED = 304;
export const BAD_REQUEST = 400;
export const FORBIDDEN = 403;
export const NOT_FOUND = 404;
export const CONFLICT = 409;
export const GONE = 410;
export const PRECONDITION_FAILED = 412;
export const CONTENT_TOO_LARGE = 413;
export const UNSUPPORTED_MEDIA_TYPE = 415;
export const UNPROCESSABLE_CONTENT = 422;
export const TOO_MANY_REQUESTS = 429;
/** The lowest status of a failure of the server, after which it may have stored a change. */
export const SERVER_ERROR = 500;
export const UNAVAILABLE = 503;
