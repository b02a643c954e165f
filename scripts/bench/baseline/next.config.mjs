import { join } from "node:path";

const config = {
  turbopack: { root: join(import.meta.dirname, "../../..") },
};

export default config;
