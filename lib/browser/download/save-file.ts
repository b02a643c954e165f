const REVOKE_MS = 60_000;

export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the user has chosen a folder.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS);
}
