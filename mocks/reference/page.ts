import { isObject, listOperations, members } from './contract-tree';
import type { JsonObject, OperationNode } from './contract-tree';
import { anchor, Html, html, inline, nothing, markdown } from './html';
import { responseBody, operationSection, text } from './operation';
import { schemaTable } from './schema';

/** Renders a bundled contract as one page without scripts. It lists operations by tag, and none without one. @param style trusted CSS */
export function referencePage(document: JsonObject, style: string): string {
  const info = isObject(document['info']) ? document['info'] : {};
  const components = isObject(document['components']) ? document['components'] : {};
  const tags = Array.isArray(document['tags']) ? document['tags'].filter(isObject) : [];
  const operations = listOperations(document);
  const groups = tags.map((tag) => ({
    tag,
    operations: operations.filter(({ node }) => Array.isArray(node['tags']) && node['tags'].includes(text(tag['name']))),
  }));
  const title = `${text(info['title'])} ${text(info['version'])}`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <nav aria-label="Operations">
          <p class="brand"><a href="#top">${title}</a></p>
          ${groups.map(({ tag, operations: own }) => navigationGroup(tag, own))}
          <p class="group"><a href="#answers">Shared answers</a></p>
          <p class="group"><a href="#schemas">Schemas</a></p>
        </nav>
        <main id="top">
          <header>
            <h1>${title}</h1>
            <p class="lead">${inline(text(info['summary']))}</p>
            ${markdown(text(info['description']))}${callCounts(operations)}
          </header>
          ${groups.map(
            ({ tag, operations: own }) =>
              html`<section class="tag" id="${anchor('tag', text(tag['name']))}">
                <h2>${text(tag['name'])}</h2>
                ${markdown(text(tag['description']))} ${own.map((operation) => operationSection(document, operation))}
              </section>`,
          )}
          <section class="tag" id="answers">
            <h2>Shared answers</h2>
            ${sharedResponses(document, components)}
          </section>
          <section class="tag" id="schemas">
            <h2>Schemas</h2>
            ${namedSchemas(document, components)}
          </section>
        </main>
      </body>
    </html> `.text;
}

function navigationGroup(tag: JsonObject, operations: OperationNode[]): Html {
  const links = operations.map(({ kind, name, method, node }) => {
    const verb = kind === 'webhook' ? 'event' : method;
    const address = `#${anchor('operation', text(node['operationId']))}`;
    return html`<li>
      <a href="${address}"><span class="verb ${verb}">${verb.toUpperCase()}</span> ${kind === 'webhook' ? name : text(node['summary'])}</a>
    </li>`;
  });
  return html`<p class="group"><a href="#${anchor('tag', text(tag['name']))}">${text(tag['name'])}</a></p>
    <ul>
      ${links}
    </ul>`;
}

function callCounts(operations: OperationNode[]): Html {
  const count = (kind: string, source: string) =>
    operations.filter((operation) => operation.kind === kind && operation.node['x-source'] === source).length;
  return html`<p class="tally">
    ${count('path', 'observed')} observed and ${count('path', 'proposed')} proposed calls, ${count('webhook', 'observed')} observed and
    ${count('webhook', 'proposed')} proposed events.
  </p>`;
}

function sharedResponses(document: JsonObject, components: JsonObject): Html[] {
  return members(components['responses']).map(([name, node]) => {
    if (!isObject(node)) return nothing;
    const body = responseBody(document, node);
    return html`<section class="schema" id="${anchor('answer', name)}">
      <h3>${name}</h3>
      ${markdown(text(node['description']))}${body}
    </section>`;
  });
}

function namedSchemas(document: JsonObject, components: JsonObject): Html[] {
  const sorted = members(components['schemas']).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([name, schema]) => {
    if (!isObject(schema)) return nothing;
    return html`<section class="schema" id="${anchor('schema', name)}">
      <h3>${name}</h3>
      ${markdown(text(schema['description']))}${schemaTable(document, schema)}
    </section>`;
  });
}
