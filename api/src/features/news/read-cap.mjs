import sax from 'sax';

/** Runs in the thread of feed-worker.mjs. A text is read strictly: no DTD, no entity of its own, nothing deep or endless. */
const cap = 'urn:oasis:names:tc:emergency:cap:1.2';
const atom = 'http://www.w3.org/2005/Atom';
const signature = 'http://www.w3.org/2000/09/xmldsig#';
/** xml-crypto's DOM takes the square of the number of siblings. */
const limits = { depth: 16, nodes: 20_000, signedNodes: 5_000, attributes: 500, alerts: 50, entries: 200 };
const atOnce = 4_096;
const lists = new Set(['info', 'category', 'area', 'polygon', 'circle', 'geocode']);

const textOf = (node) => node.text.trim();

/** Elements with children are objects; the same one twice is refused, unless it is one of the lists. */
function toValue({ children, text }) {
  if (!children.length) return text.trim();
  const value = {};
  for (const child of children) {
    if (child.uri !== cap) continue;
    if (lists.has(child.name)) {
      value[child.name] ??= [];
      value[child.name].push(toValue(child));
    } else if (Object.hasOwn(value, child.name)) {
      if (!unread.has(child.name)) throw new Error(`${child.name} twice`);
    } else value[child.name] = toValue(child);
  }
  return value;
}
/** May be there many times, and nothing of them is shown. */
const unread = new Set(['code', 'responseType', 'eventCode', 'parameter', 'resource']);

const toEntry = ({ children }) => {
  const one = (name) => children.find((child) => child.uri === atom && child.name === name);
  return {
    id: one('id') ? textOf(one('id')) : '',
    updated: one('updated') ? textOf(one('updated')) : '',
    links: children.filter((child) => child.uri === atom && child.name === 'link').map(({ link }) => link),
  };
};

function read(xml) {
  const parser = sax.parser(true, { xmlns: true, strictEntities: true, position: false });
  const found = { alerts: [], entries: [], isFeed: false, nodes: 0 };
  const open = [];
  let nodes = 0;
  let signatures = 0;
  let root;
  const stop = (why) => {
    throw new Error(why);
  };
  parser.onerror = (error) => stop(error.message);
  parser.ondoctype = () => stop('a DTD');
  parser.onopentag = ({ local, uri, attributes }) => {
    nodes += 1;
    if (nodes > limits.nodes || open.length >= limits.depth) stop('too large');
    if (local === 'Signature' && uri === signature) signatures += 1;
    const node = { name: local, uri, text: '', children: [], before: signatures };
    if (local === 'link' && uri === atom)
      node.link = Object.fromEntries(
        ['href', 'type', 'rel'].map((name) => [name, attributes[name]?.value ?? '']),
      );
    open.at(-1)?.children.push(node);
    open.push(node);
    root ??= node;
  };
  const take = (text) => {
    const here = open.at(-1);
    if (here) here.text += text;
  };
  parser.ontext = take;
  parser.oncdata = take;
  parser.onclosetag = () => {
    const node = open.pop();
    if (node.uri === cap && node.name === 'alert') {
      if (found.alerts.length >= limits.alerts) stop('too many');
      const refusal = signatures > node.before ? 'signed' : null;
      found.alerts.push({ refusal, alert: toValue(node) });
    }
    if (node.uri === atom && node.name === 'entry' && found.entries.length < limits.entries)
      found.entries.push(toEntry(node));
  };
  for (let at = 0; at < xml.length; at += atOnce) {
    parser.write(xml.slice(at, at + atOnce));
    // sax compares each attribute with all before it, and says nothing of them until the tag ends.
    if (parser.attribList.length > limits.attributes) stop('too large');
  }
  parser.close();
  found.nodes = nodes;
  found.isFeed = root?.uri === atom && root.name === 'feed';
  return found.isFeed || (root?.uri === cap && root.name === 'alert') ? found : null;
}

/**
 * Null for what is neither a CAP 1.2 alert nor an Atom feed. A signed alert is read from what was signed alone;
 * without keys to check it with it is refused, for a signature that nobody checks must not pass for one that was.
 */
export function readCap(xml, { trusted, verifyCap }) {
  const found = read(xml);
  if (!trusted.length || !found?.alerts.some(({ refusal }) => refusal)) return found;
  if (!found.isFeed && found.nodes > limits.signedNodes) return null;
  const { refusal, text } = found.isFeed ? { refusal: 'signature-partial' } : verifyCap(xml, trusted);
  if (!refusal) return read(text);
  const alerts = found.alerts.map((one) => (one.refusal ? { ...one, refusal } : one));
  return { ...found, alerts };
}
