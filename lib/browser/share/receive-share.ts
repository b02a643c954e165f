import { SHARE_FAILED, SHARED } from "@/lib/domain/wire/share-paths";
import { storeShared } from "./shared-content";
import { MAX_TEXT_LENGTH } from "@/lib/domain/import/text-limit";
import * as HTTP from "@/lib/domain/wire/http-status";

const MAX_FILES = 10;
/** The limit for all files together; the import reads files up to 50 MB. */
const MAX_BYTES = 60 * 1024 * 1024;

/** Stores what was shared, and leads to the page that takes it. Nothing leaves the device. */
export async function receiveShare(request: Request): Promise<Response> {
  const page = await store(request).catch((error: unknown) => {
    console.error("The shared content could not be taken over.", error);
    return `/add${SHARE_FAILED}`;
  });
  return Response.redirect(new URL(page, request.url), HTTP.SEE_OTHER);
}

async function store(request: Request): Promise<string> {
  const fields = await request.formData();
  const files = fields.getAll("files").filter(isFile);
  const text = sharedText(fields);
  if (files.length > 0) return storeFiles(files);
  if (text === "") return "/add";
  await storeShared({ text });
  return `/add${SHARED}`;
}

async function storeFiles(files: File[]): Promise<string> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  try {
    if (files.length > MAX_FILES || bytes > MAX_BYTES)
      throw new RangeError(`${files.length} files with ${bytes} bytes.`);
    await storeShared({ files });
    return `/import${SHARED}`;
  } catch (error) {
    console.error("The shared files could not be stored.", error);
    return `/import${SHARE_FAILED}`;
  }
}

/** The text, or the title and address of a page. */
function sharedText(fields: FormData): string {
  const [text = "", title = "", url = ""] = ["text", "title", "url"].map(
    (name) => {
      const value = fields.get(name);
      return typeof value === "string" ? value.trim() : "";
    },
  );
  const shared = text || [title, url].filter(Boolean).join(" ");
  return shared.slice(0, MAX_TEXT_LENGTH).toWellFormed();
}

function isFile(value: FormDataEntryValue): value is File {
  return value instanceof File && value.size > 0;
}
