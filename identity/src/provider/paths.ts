const protocol = '/protocol/openid-connect';

/** Keycloak's paths below /realms/{realm}, by the provider's route names. */
export const protocolPaths = {
  authorization: `${protocol}/auth`,
  token: `${protocol}/token`,
  jwks: `${protocol}/certs`,
  userinfo: `${protocol}/userinfo`,
  end_session: `${protocol}/logout`,
};

/** Keycloak's paths that the provider does not have. */
export const keycloakPaths = {
  discovery: '/.well-known/openid-configuration',
  account: '/account',
  cookieCheckStart: `${protocol}/3p-cookies/step1.html`,
  cookieCheckEnd: `${protocol}/3p-cookies/step2.html`,
  sessionFrame: `${protocol}/login-status-iframe.html`,
  sessionStatus: `${protocol}/login-status-iframe.html/status`,
};
