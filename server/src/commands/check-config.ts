import { readConfig } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { checkConfig } from './check/check-config.ts';
import { sayAndEnd } from './say.ts';

/** Before the first start, or when something is wrong: what is reachable, what is missing, what to do. */
export const main = (): Promise<number> =>
  sayAndEnd(async () => {
    const chapters = await checkConfig(readConfig(process.env), process.env);
    const words = chapters
      .map(({ title, findings }) =>
        [
          title,
          ...findings.map(
            ({ about, wrong, weak, unseen }) =>
              `  ${wrong ? (weak ? '! ' : '✗ ') + wrong : `${unseen ? '·' : '✓'} ${about}`}`,
          ),
        ].join('\n'),
      )
      .join('\n');
    const wrong = chapters.flatMap(({ findings }) => findings).filter((one) => one.wrong && !one.weak).length;
    if (wrong) throw new StartError(`${words}\n\n${wrong} to be mended before Psifida can work (✗).`);
    return `${words}\n\nPsifida can work with this.`;
  });
