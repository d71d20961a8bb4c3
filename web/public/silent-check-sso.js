// Inside keycloak-js's hidden frame: hands the provider's answer, which stands in the address, to the sign-in landing.
parent.postMessage(location.href, location.origin);
