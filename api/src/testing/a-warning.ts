const info = ({ language, headline, severity, expires, area, words }: Required<Info>) => `<info>
    <language>${language}</language><category>Met</category><event>Rain</event>
    <urgency>Immediate</urgency><severity>${severity}</severity><certainty>Likely</certainty>
    <expires>${expires}</expires><headline>${headline}</headline>
    <description>${words}</description>
    <area><areaDesc>Kavala</areaDesc>${area}</area>
  </info>`;

type Info = {
  language?: string;
  headline?: string;
  severity?: string;
  expires?: string;
  area?: string;
  words?: string;
};

type Warning = Omit<Info, 'language' | 'headline'> & {
  id?: string;
  sender?: string;
  sent?: string;
  status?: string;
  msgType?: string;
  references?: string;
  languages?: readonly ('el' | 'en')[];
  beside?: string;
};

const headlines = { el: 'Ισχυρές βροχές', en: 'Heavy rain' };

/** As CAP writes an instant. */
export const capTime = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, '+00:00');

/** A warning in CAP 1.2, in both languages unless it says otherwise. */
export const aWarning = ({
  id = 'w-1',
  sender = 'weather@example.gr',
  sent = capTime(Date.now() - 60_000),
  status = 'Actual',
  msgType = 'Alert',
  references = '',
  languages = ['el', 'en'],
  beside = '',
  severity = 'Severe',
  expires = capTime(Date.now() + 3_600_000),
  area = '',
  words = 'Stay at home.',
}: Warning = {}): string => `<?xml version="1.0" encoding="UTF-8"?>
<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">
  <identifier>${id}</identifier><sender>${sender}</sender><sent>${sent}</sent>
  <status>${status}</status><msgType>${msgType}</msgType><scope>Public</scope>
  ${references && `<references>${references}</references>`}${beside}
  ${languages
    .map((one) =>
      info({
        language: one === 'el' ? 'el-GR' : 'en',
        headline: headlines[one],
        severity,
        expires,
        area,
        words,
      }),
    )
    .join('')}
</alert>`;
