import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { startProduct } from '../../support/product.ts';
import { type KeycloakAccess, keycloakAdmin } from './keycloak-admin.ts';

declare module 'vitest' {
  interface ProvidedContext {
    keycloak: KeycloakAccess;
  }
}

/** One product on the Keycloak that scripts/test-keycloak.mjs has started. */
export default async function setup(project: TestProject) {
  const { PSIFIDA_KEYCLOAK_URL: url, PSIFIDA_KEYCLOAK_ADMIN_PASSWORD: adminPassword } = process.env;
  if (!url || !adminPassword) throw new Error('There is no Keycloak here; run: npm run test:keycloak');
  const keycloak = { url, adminPassword };
  const product = await startProduct({
    // A role of the client in one place, roles of the realm in the others: both kinds have to work (R-AUTH-08).
    env: { KEYCLOAK_URL: url, ROLE_ADMIN: 'psifida:admin' },
  });
  await keycloakAdmin(keycloak).welcome(product.url);
  project.provide('productUrl', product.url);
  project.provide('keycloak', keycloak);
  return async () => {
    await product.stop();
  };
}
