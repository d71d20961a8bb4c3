// @ts-check
// Which components of a bill of materials (CycloneDX) a list of known vulnerabilities names (OSV's format, https://osv.dev).
import semver from 'semver';

/** @typedef {{ name: string, version: string, purl?: string }} Component */
/** @typedef {{ introduced?: string, fixed?: string, last_affected?: string }} Event */
/** @typedef {{ package?: { ecosystem: string, name: string }, versions?: string[], ranges?: { type: string, events: Event[] }[] }} Affected */
/** @typedef {{ id: string, summary?: string, withdrawn?: string, affected?: Affected[] }} Vulnerability */
/** @typedef {{ component: string, id: string, summary: string }} Finding */

/** Of npm alone; our own packages are nobody else's. @param {{ components?: (Component & { group?: string })[] }} bill @returns {Component[]} */
export const componentsOf = ({ components = [] }) =>
  components.flatMap(({ group, name, version, purl = '' }) =>
    purl.startsWith('pkg:npm/') && !purl.startsWith('pkg:npm/%40psifida/')
      ? [{ name: group ? `${group}/${name}` : name, version, purl }]
      : [],
  );

/** An array, or a record on each line. @param {string} text @returns {Vulnerability[]} */
export const readList = (text) =>
  text.trimStart().startsWith('[')
    ? JSON.parse(text)
    : text
        .split('\n')
        .filter((line) => line.trim())
        .map((line) => JSON.parse(line));

/** Events in order of their versions: the last one that is not later says. @param {string} version @param {Event[]} events */
function isWithin(version, events) {
  let inside = false;
  const at = (/** @type {Event} */ event) => event.introduced ?? event.fixed ?? event.last_affected ?? '0';
  const exact = (/** @type {string} */ one) => (one === '0' ? '0.0.0-0' : one);
  for (const event of [...events].sort((a, b) => semver.compare(exact(at(a)), exact(at(b))))) {
    const order = semver.compare(version, exact(at(event)));
    if (event.introduced !== undefined && order >= 0) inside = true;
    if (event.fixed !== undefined && order >= 0) inside = false;
    if (event.last_affected !== undefined && order > 0) inside = false;
  }
  return inside;
}

/** @param {Component[]} components @param {Vulnerability[]} list @returns {Finding[]} */
export function findKnown(components, list) {
  return list.flatMap(({ id, summary = '', withdrawn, affected = [] }) =>
    withdrawn
      ? []
      : affected.flatMap(({ package: of, versions = [], ranges = [] }) =>
          of?.ecosystem === 'npm'
            ? components
                .filter(
                  ({ name, version }) =>
                    name === of.name &&
                    (versions.includes(version) ||
                      ranges.some(({ type, events }) => type === 'SEMVER' && isWithin(version, events))),
                )
                .map(({ name, version }) => ({ component: `${name} ${version}`, id, summary }))
            : [],
        ),
  );
}
