import { isRecord } from "@/lib/domain/type-guards";

/** The source of a file that this program has exported. */
export const OWN_SOURCE = "Campus Kharcha";

/** The version of the format of a backup. */
export const BACKUP_VERSION = 1;

/** The ids of this program. Other numbers may be the same in two files. */
export function isOwnId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** Whether the JSON is a backup of this program, of any version. */
export function isBackup(json: unknown): json is Record<string, unknown> {
  return isRecord(json) && "version" in json && "expenses" in json;
}
