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
    name: 'Twilio Core',
    repository: 'twilio/twilio-oai',
    commit: 'd50069b44ea8cd23141385bdb6db48f16ff75bb5',
    path: 'spec/json/twilio_api_v2010.json',
  },
  { name: 'Asana', repository: 'Asana/openapi', commit: 'fc9f8dcf224efa8e06bfc955d91dd95aac7a398d', path: 'defs/asana_oas.yaml' },
  { name: 'Box', repository: 'box/box-openapi', commit: 'c9a878a9824344129881392e2b08f7117201e82e', path: 'openapi.json' },
  {
    name: 'DigitalOcean',
    repository: 'digitalocean/openapi',
    commit: '7c1300c479fed9c353cda9fc21cd968619552304',
    path: 'specification/DigitalOcean-public.v2.yaml',
  },
  {
    name: 'PagerDuty REST',
    repository: 'PagerDuty/api-schema',
    commit: '91a06fb3c64b0ab2b2bd6c485d12b327dfb55c18',
    path: 'reference/REST/openapiv3.json',
  },
];
