const protocol = '/protocol/openid-connect';

/** Keycloak's addresses below /realms/{realm}, in the provider's words. */
export const protocolPaths = {
  authorization: `${protocol}/auth`,
  token: `${protocol}/token`,
  jwks: `${protocol}/certs`,
  userinfo: `${protocol}/userinfo`,
  end_session: `${protocol}/logout`,
};

/** The addresses of Keycloak that the provider knows nothing of. */
export const keycloakPaths = {
  discovery: '/.well-known/openid-configuration',
  account: '/account',
  cookieCheckStart: `${protocol}/3p-cookies/step1.html`,
  cookieCheckEnd: `${protocol}/3p-cookies/step2.html`,
  sessionFrame: `${protocol}/login-status-iframe.html`,
  sessionStatus: `${protocol}/login-status-iframe.html/status`,
};
