import { z } from 'zod';
import { type AccessLevel, accessLevels } from './access.ts';
import { asRead } from './as-read.ts';
import { branding } from './branding.ts';

/** R-SHELL-12: a path, and where it leads instead; the address may be an external one. */
export const routeRules = z.record(
  z.string().regex(/^\/[^?#]*$/, 'a path that starts with /'),
  z.strictObject({
    redirect: z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?!\/)/)]),
  }),
);
export type RouteRules = z.infer<typeof routeRules>;

/** Served at run time as /config.json; the same build works anywhere (R-AUTH-01, R-AUTH-11). */
export const runtimeConfig = asRead(
  z.object({
    keycloakUrl: z.string(),
    keycloakRealm: z.string(),
    keycloakClientId: z.string(),
    apiBaseUrl: z.string(),
    /** Under which people reach the product; a display may have been opened under another. */
    publicUrl: z.string(),
    /** Whether /login is the provider's own sign-in page or the landing of an external Keycloak (R-AUTH-10). */
    signIn: z.enum(['embedded', 'external']),
    demoAccounts: z.array(z.string()),
    iconServiceUrl: z.string().nullable(),
    routeRules,
    /** With the approver's only where approval is required. */
    roles: z.object({
      ...(Object.fromEntries(accessLevels.map((level) => [level, z.string()])) as Record<
        AccessLevel,
        z.ZodString
      >),
      approve: z.string().optional(),
      alert: z.string().optional(),
    }),
    requiresRights: z.boolean().optional(),
    /** Texts can be heard as displays read them aloud; absent where they read nothing. */
    speaks: z.literal(true).optional(),
    branding,
    /** For how long what is kept about people is kept; copies are null where none are made. */
    kept: z.object({
      activityDays: z.int(),
      shownDays: z.int(),
      binDays: z.int(),
      copies: z.int().nullable(),
      sessionHours: z.int().nullable(),
    }),
  }),
);
export type RuntimeConfig = z.infer<typeof runtimeConfig>;

export const runtimeConfigPath = '/config.json';

/** R-SHELL-14: what the staff's app asks for now and then to learn of a newer build. */
export const buildInfo = z.object({ id: z.string(), builtAt: z.iso.datetime() });

export const buildInfoPath = '/builds/latest.json';
