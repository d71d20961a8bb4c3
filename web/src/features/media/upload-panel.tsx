export function UploadPanel() {
  return null;
}
