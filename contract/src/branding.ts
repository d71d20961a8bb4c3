import { z } from 'zod';

const file = z
  .string()
  .regex(/^[\w.-]+\.(svg|png|webp|jpg)$/, 'a file of the branding folder (svg, png, webp or jpg)');
const email = z.string().regex(/^[^@\s]+@[^@\s]+$/, 'an e-mail address');
const nonEmpty = z.object({ el: z.string().trim().min(1), en: z.string().trim().min(1) });

/** brand.json of the branding folder: what an operator changes to make the product the municipality's own. */
export const branding = z.strictObject({
  product: nonEmpty,
  municipality: nonEmpty,
  logo: file,
  /** R-SHELL-10: exactly three, each with a Greek and an English variant. */
  partners: z
    .array(
      z.strictObject({
        name: nonEmpty,
        logo: z.strictObject({ el: file, en: file }),
        href: z.url().nullable(),
      }),
    )
    .length(3),
  /** R-ANY-17, R-ANY-18: whom the public statements name. */
  contacts: z
    .strictObject({
      address: nonEmpty,
      email,
      telephone: z.string().regex(/^\+?[\d ]{5,20}$/, 'a telephone number'),
      feedbackForm: z.url({ protocol: /^https?$/ }).nullable(),
      dataProtectionOfficer: email,
    })
    .optional(),
});
export type Branding = z.infer<typeof branding>;

export const brandingPath = '/branding';
