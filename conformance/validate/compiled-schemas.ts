import type { Json } from '@hyperjump/json-pointer';
import type { OutputUnit } from '@hyperjump/json-schema/draft-2020-12';
import { compile, DETAILED, getSchema, interpret, Validation } from '@hyperjump/json-schema/experimental';
import type { CompiledSchema } from '@hyperjump/json-schema/experimental';
import { fromJs } from '@hyperjump/json-schema/instance/experimental';

/** A schema that is ready for use. */
export interface CompiledValidator {
  isValid(value: unknown): boolean;
  /** Returns nested errors; none if valid. */
  errors(value: unknown): OutputUnit[];
}

/**
 * Compiles schemas into one syntax tree, so that a schema that many operations refer to is compiled once. With a tree
 * for each, a contract of 200 operations took minutes.
 */
export class CompiledSchemas {
  /** Syntax tree of all schemas; null until the first one, and after a failure. */
  private ast: CompiledSchema['ast'] | null = null;
  private queue: Promise<unknown> = Promise.resolve();

  /** @throws Error if the schema cannot be compiled */
  async compile(address: string): Promise<CompiledValidator> {
    // Schemas compile one after the other. An unfinished schema is in the tree already, and accepts nothing.
    const compiled = this.queue.then(() => this.compileNext(address));
    this.queue = compiled.catch(() => undefined);
    return toValidator(await compiled);
  }

  private async compileNext(address: string): Promise<CompiledSchema> {
    const { ast } = this;
    // The tree may have unfinished schemas after a failure. Earlier ones keep it: they do not refer to them.
    this.ast = null;
    const schema = await getSchema(address);
    // The keyword needs no parent.
    const compiled = ast === null ? await compile(schema) : { ast, schemaUri: await Validation.compile(schema, ast, schema) };
    this.ast = compiled.ast;
    return compiled;
  }
}

function toValidator(compiled: CompiledSchema): CompiledValidator {
  return {
    isValid: (value) => interpret(compiled, fromJs(value as Json)).valid,
    errors: (value) => {
      const instance = fromJs(value as Json);
      // Most values are valid, and the errors of one that is not are expensive.
      if (interpret(compiled, instance).valid) return [];
      return (interpret(compiled, instance, DETAILED) as { errors?: OutputUnit[] }).errors ?? [];
    },
  };
}
