import { type Bilingual, languages } from '@psifida/contract/bilingual';
import { type CapInfo, capCircle } from '@psifida/contract/content/cap';
import type { EmergencyLevel } from '@psifida/contract/content/display';
import type { Kysely } from 'kysely';
import type { EmergencyRow } from '../../../db/display-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { readSettings } from './alert-settings.ts';

export type CapSite = { publicUrl: string; municipality: Bilingual };

/** What the town itself sends, for whoever reads CAP: messages of displays, and that they were ended. */
export type CapOut = {
  /** Atom; each entry leads to its text in CAP. */
  feed(site: CapSite): Promise<string>;
  /** Null where there is none of that name. */
  text(name: string, site: CapSite): Promise<string | null>;
};

export const capPath = '/cap';
const days = 30;
const atMost = 50;

const severities: Record<EmergencyLevel, CapInfo['severity']> = {
  danger: 'Severe',
  warning: 'Moderate',
  information: 'Minor',
};
const locales = { el: 'el-GR', en: 'en-GB' };

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text
    // XML has no place for other control characters, not even as entities.
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** As CAP writes an instant: without `Z`. */
const instant = (at: string | Date): string => new Date(at).toISOString().replace(/\.\d+Z$/, '-00:00');

/** A message is one text, and its end before its time another. */
type Text = { name: string; at: Date; row: EmergencyRow; ends: boolean };

export function capOut(db: Kysely<Tables>, now: () => number): CapOut {
  async function list(): Promise<Text[]> {
    const rows = await db
      .selectFrom('emergency')
      .selectAll()
      .where('sent_at', '>', new Date(now() - days * 86_400_000))
      // An official warning is its sender's word: two towns that read each other would send it back and forth.
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('alert').select('alert.id').whereRef('emergency_id', '=', 'emergency.id'))),
      )
      .orderBy('sent_at', 'desc')
      .orderBy('id')
      .limit(atMost)
      .execute();
    return rows
      .flatMap((row): Text[] => {
        const sent = { name: row.id, at: row.sent_at, row, ends: false };
        const end = row.ended_at;
        return end ? [{ ...sent, name: `${row.id}.end`, at: end, ends: true }, sent] : [sent];
      })
      .sort((one, other) => other.at.getTime() - one.at.getTime());
  }

  return {
    feed: async ({ publicUrl, municipality }) => {
      const texts = await list();
      const address = `${publicUrl}${capPath}`;
      const entries = texts.map(({ name, at, row, ends }) =>
        [
          '<entry>',
          element('id', `${address}/${name}`),
          element('title', ends ? `${row.title_el} (έληξε)` : row.title_el),
          element('updated', at.toISOString()),
          `<link type="application/cap+xml" href="${escaped(`${address}/${name}`)}"/>`,
          '</entry>',
        ].join(''),
      );
      return `${declaration}<feed xmlns="http://www.w3.org/2005/Atom">${element('id', address)}${element(
        'title',
        municipality.el,
      )}${element('updated', new Date(texts[0]?.at ?? 0).toISOString())}<author>${element(
        'name',
        municipality.el,
      )}</author><link rel="self" href="${escaped(address)}"/>\n${entries.join('\n')}</feed>\n`;
    },
    text: async (name, { publicUrl, municipality }) => {
      const found = (await list()).find((one) => one.name === name);
      if (!found) return null;
      const { row, at, ends } = found;
      const sender = `psifida@${new URL(publicUrl).hostname}`;
      const { area } = await readSettings(db);
      const shape = area && element(capCircle.safeParse(area).success ? 'circle' : 'polygon', area);
      const info = languages.map((language) =>
        [
          '<info>',
          element('language', locales[language]),
          element('category', 'Safety'),
          element('event', row[`title_${language}`]),
          // How likely or how near it is nobody has said: it is shown now.
          element('urgency', 'Immediate'),
          element('severity', severities[row.level]),
          element('certainty', 'Unknown'),
          element('expires', instant(row.until)),
          element('senderName', municipality[language]),
          element('headline', row[`title_${language}`]),
          element('description', row[`text_${language}`]),
          element('web', publicUrl),
          `<area>${element('areaDesc', municipality[language])}${shape}</area>`,
          '</info>',
        ].join('\n'),
      );
      return [
        `${declaration}<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">`,
        element('identifier', name),
        element('sender', sender),
        element('sent', instant(at)),
        element('status', row.drill ? 'Exercise' : 'Actual'),
        element('msgType', ends ? 'Cancel' : 'Alert'),
        element('scope', 'Public'),
        ...(ends ? [element('references', `${sender},${row.id},${instant(row.sent_at)}`)] : info),
        '</alert>\n',
      ].join('\n');
    },
  };
}
