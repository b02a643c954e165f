/** The files that make the app work without a network. */
export type Shell = {
  /** The build id is also the name of the cache. */
  buildId: string;
  /** The paths of the pages. */
  pages: string[];
  /** The path of the page for unknown addresses, which has the status 404. */
  notFoundPage: string;
  /** The paths of scripts, styles, fonts and icons. */
  files: string[];
  /** The paths of scripts that are stored when they are used. */
  laterFiles: string[];
};

/** Inserted by scripts/build/service-worker.mjs. */
declare const BUILT_SHELL: Shell;

export const SHELL = BUILT_SHELL;
