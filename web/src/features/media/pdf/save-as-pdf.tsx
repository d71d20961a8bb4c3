import { useTranslations } from 'use-intl';
import classes from './opening-dialog.module.css';

/** Slides cannot be drawn by a browser: how they become a PDF, which can. */
export function SaveAsPdf({ name }: { name: string }) {
  const t = useTranslations('media.slides');
  const steps = [t('file'), t('export'), 'PDF'];
  return (
    <>
      <p>{t('text', { name })}</p>
      <svg
        className={classes.drawing}
        viewBox="0 0 440 196"
        role="img"
        aria-label={`${t('how')} ${steps.join(' → ')}`}
      >
        <rect x="1" y="1" width="438" height="194" rx="12" fill="var(--sunken)" stroke="var(--line)" />
        <path
          d="M1 40V13a12 12 0 0 1 12-12h414a12 12 0 0 1 12 12v27z"
          fill="var(--card)"
          stroke="var(--line)"
        />
        <rect x="12" y="9" width="84" height="24" rx="6" fill="var(--action)" />
        <g fontSize="15" fontWeight="600" textAnchor="middle">
          <text x="54" y="26" fill="#ffffff">
            {steps[0]}
          </text>
          <rect x="12" y="48" width="252" height="136" rx="8" fill="var(--card)" stroke="var(--line)" />
          <path d="M30 70h120M30 168h90" stroke="var(--line)" strokeWidth="6" strokeLinecap="round" />
          <rect x="20" y="88" width="236" height="30" rx="6" fill="var(--accent-soft)" />
          <text x="138" y="108" fill="var(--ink)">
            {steps[1]}
          </text>
          <path d="M30 142h100" stroke="var(--line)" strokeWidth="6" strokeLinecap="round" />
          <path
            d="M276 103h40m-10-9 10 9-10 9"
            fill="none"
            stroke="var(--action)"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <path d="M332 60h52l26 26v86h-78z" fill="#ffffff" stroke="var(--outline)" strokeWidth="2" />
          <path d="M384 60v26h26" fill="none" stroke="var(--outline)" strokeWidth="2" />
          <rect x="332" y="116" width="78" height="30" fill="#b91c1c" />
          <text x="371" y="137" fill="#ffffff">
            PDF
          </text>
        </g>
      </svg>
    </>
  );
}
