import { useTranslations } from 'use-intl';
import { ProblemError } from '../../../lib/problem-error.ts';
import { Banner, ProblemBanner } from '../../../ui/banner.tsx';
import classes from './exchange-dialog.module.css';
import { useImportTexts } from './import-texts.ts';

/** A file that cannot be read at all says why, not only that it cannot. */
export function ImportRefusal({ error }: { error: Error }) {
  const t = useTranslations('library.exchange');
  const texts = useImportTexts();
  const faults =
    error instanceof ProblemError ? error.issues.filter(({ path }) => path.includes('text')) : [];
  if (!faults.length) return <ProblemBanner error={error} />;
  return (
    <Banner tone="bad" role="alert">
      <p>{t('file.title')}</p>
      <ul className={classes.issues}>
        {faults.map(({ path, ...rest }) => (
          <li key={path.join()}>{texts.file({ path: path.slice(path.indexOf('text')), ...rest })}</li>
        ))}
      </ul>
    </Banner>
  );
}
