/** A public OpenAPI document, in the snapshot of its repository that was tried. */
export interface PublicDocument {
  readonly name: string;
  /** On GitHub. */
  readonly repository: string;
  readonly commit: string;
  readonly path: string;
}

export const PUBLIC_DOCUMENTS: readonly PublicDocument[] = [
  {
    name: 'Petstore',
    repository: 'swagger-api/swagger-petstore',
    commit: 'f1ed336a08b18ba4a86c496147c4f546ae965a7b',
    path: 'src/main/resources/openapi.yaml',
  },
  {
    name: 'PagerDuty SCIM',
    repository: 'PagerDuty/api-schema',
    commit: '91a06fb3c64b0ab2b2bd6c485d12b327dfb55c18',
    path: 'reference/scim/openapiv3.json',
  },
  {
    name: 'Adyen Checkout',
    repository: 'Adyen/adyen-openapi',
    commit: 'aa014f0cbdb58ff5c44a2ff9d5fe734642210aff',
    path: 'json/CheckoutService-v66.json',
  },
  {
    name: 'Spotify',
    repository: 'sonallux/spotify-web-api',
    commit: 'a3369587d22fb1b3fe4aeb4022d67469365695b8',
    path: 'fixed-spotify-open-api.yml',
  },
  {
    name: 'Twilio Verify',
    repository: 'twilio/twilio-oai',
    commit: 'd50069b44ea8cd23141385bdb6db48f16ff75bb5',
    path: 'spec/json/twilio_verify_v2.json',
  },
  {
    name: 'Twilio Lookups',
    repository: 'twilio/twilio-oai',
    commit: 'd50069b44ea8cd23141385bdb6db48f16ff75bb5',
    path: 'spec/json/twilio_lookups_v2.json',
  },
  {
    name: 'PagerDuty Slack',
    repository: 'PagerDuty/api-schema',
    commit: '91a06fb3c64b0ab2b2bd6c485d12b327dfb55c18',
    path: 'reference/integration-slack-service/openapiv3.json',
  },
  {
    name: 'Adyen Recurring',
    repository: 'Adyen/adyen-openapi',
    commit: 'aa014f0cbdb58ff5c44a2ff9d5fe734642210aff',
    path: 'yaml/RecurringService-v30.yaml',
  },
  {
    name: 'USPTO',
    repository: 'OAI/OpenAPI-Specification',
    commit: '46c1076ba6f9a7a09ecaa6b740ab603cf6cc9886',
    path: '_archive_/schemas/v3.0/pass/uspto.yaml',
  },
  { name: 'Box', repository: 'box/box-openapi', commit: 'c9a878a9824344129881392e2b08f7117201e82e', path: 'openapi.json' },
];
