/** Zones by name that JavaScript does not know; it does know GMT, UTC and those of North America. */
const zones: Record<string, string> = {
  EEST: '+0300',
  EET: '+0200',
  CEST: '+0200',
  CET: '+0100',
  BST: '+0100',
  WEST: '+0100',
  WET: '+0000',
};

const latest = Date.UTC(9999, 0);

/** An instant from what feeds write: RFC 822, RFC 3339 and their relatives. Without a zone it is taken as UTC. */
export function readTime(raw: string | undefined): string | null {
  if (!raw || raw.length > 60) return null;
  const text = raw.trim().replace(/\b[A-Z]{3,4}$/, (zone) => zones[zone] ?? zone);
  const hasZone = /(?:[A-Z]|[+-]\d{2}:?\d{2})$/i.test(text) || /^\d{4}(?:-\d{2}){0,2}$/.test(text);
  const instant = Date.parse(hasZone ? text : `${text.replace(/(\d)T(\d)/, '$1 $2')} UTC`);
  return instant >= 0 && instant < latest ? new Date(instant).toISOString() : null;
}
