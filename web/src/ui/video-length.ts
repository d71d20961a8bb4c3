const two = (value: number) => String(value).padStart(2, '0');

/** 72 seconds as '1:12', an hour and a half as '1:30:00'. */
export function videoLength(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
