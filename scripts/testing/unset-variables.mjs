/**
 * The variables that tests unset, which the developer's shell or .env files may set.
 * The app treats empty as unset, and a .env file does not override it.
 */
export const UNSET_VARIABLES = {
  ALLOWED_HOSTS: "",
  EXPENSES_HOST: "",
  LISTS: "",
  MONGODB_DB: "",
  MONGODB_URI: "",
  NEXT_PUBLIC_API_HOST: "",
  RATE_LIMIT_WRITES: "",
  SERVICE_WORKER: "",
  SITE_URL: "",
  SQLITE_PATH: "",
  TRUST_PROXY: "",
};
