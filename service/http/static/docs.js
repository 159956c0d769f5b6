// Starts Swagger UI on our own document. A file of its own, because the page's policy allows no inline script.
window.ui = SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#docs",
  deepLinking: true,
  // Swagger UI never ends drawing more than some 110 operations at once: each tag is opened by itself.
  docExpansion: "none",
  filter: true,
  persistAuthorization: false,
  validatorUrl: null,
});
