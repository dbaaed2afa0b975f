import { compileBranch, compileExpression } from "./compile-expression.ts";
import type { Coverage } from "./coverage.ts";
import { LET_COST, costOf } from "./expression-cost.ts";
import { isPackage } from "../builtins/method-table.ts";
import { MatchTree, type CompiledAllow, type FlatMatch } from "./match-tree.ts";
import type {
  Method,
  AllowStatement,
  FunctionDeclaration,
  MatchBlock,
  PatternSegment,
  RulesFile,
  ServiceBlock,
} from "../syntax/syntax.ts";
import { packageAsVariable } from "./namespace-of.ts";
import { FunctionUnit, Scope, type CompileContext } from "./scope.ts";

/** Production's limits of a function. */
const MAX_PARAMETERS = 7;
const MAX_LETS = 10;
const MAX_CALL_DEPTH = 20;
const MAX_PATH_LENGTH = 100;

type Tell = Pick<CompileContext, "report" | "warn">;

/** The matches of each service, ready to be evaluated. */
export function compileRules(file: RulesFile, coverage: Coverage, tell: Tell): ReadonlyMap<string, MatchTree> {
  const trees = new Map<string, MatchTree>();
  const calledSomewhere = new Map<FunctionDeclaration, boolean>();
  for (const service of file.services) {
    if (trees.has(service.name)) tell.report(service.start, `there is more than one block for service ${service.name}`);
    const compiler = new ServiceCompiler(file, service, coverage, tell);
    trees.set(service.name, compiler.compile());
    for (const { declaration, isCalled } of compiler.units)
      calledSomewhere.set(declaration, isCalled || calledSomewhere.get(declaration) === true);
  }
  for (const [{ name, nameStart }, isCalled] of calledSomewhere)
    if (!isCalled) tell.warn({ offset: nameStart, name, description: `Unused function: ${name}.` });
  return trees;
}

class ServiceCompiler {
  readonly #file: RulesFile;
  readonly #service: ServiceBlock;
  readonly #coverage: Coverage;
  readonly #tell: Tell;
  readonly #report: Tell["report"];
  readonly units: FunctionUnit[] = [];
  readonly #matches: FlatMatch[] = [];

  constructor(file: RulesFile, service: ServiceBlock, coverage: Coverage, tell: Tell) {
    this.#file = file;
    this.#service = service;
    this.#coverage = coverage;
    this.#tell = tell;
    this.#report = tell.report;
  }

  compile(): MatchTree {
    const scope = new Scope(null);
    this.#declare([...this.#file.functions, ...this.#service.functions], scope);
    for (const match of this.#service.matches) this.#match(match, scope, []);
    // Bodies come last: a function may call one that is declared behind it.
    for (const unit of this.units) this.#function(unit);
    this.#checkCalls();
    return new MatchTree(this.#matches, this.#file.version);
  }

  #declare(functions: readonly FunctionDeclaration[], scope: Scope): void {
    for (const declaration of functions) {
      if (scope.functions.has(declaration.name))
        this.#report(declaration.start, `function '${declaration.name}' is declared twice`);
      const unit = new FunctionUnit(declaration, scope);
      scope.functions.set(declaration.name, unit);
      this.units.push(unit);
    }
  }

  #match(block: MatchBlock, outer: Scope, outerPattern: readonly PatternSegment[]): void {
    const pattern = [...outerPattern, ...block.path];
    if (pattern.length > MAX_PATH_LENGTH) return this.#report(block.start, "this path is too long");
    const scope = new Scope(outer);
    this.#wildcards(block, scope, outerPattern);
    this.#checkRecursive(pattern, block);
    this.#declare(block.functions, scope);
    const allows: Record<Method, CompiledAllow[]> = { get: [], list: [], create: [], update: [], delete: [] };
    const order = this.#matches.length;
    this.#matches.push({ pattern, offset: block.start, order, allows });
    for (const statement of block.allows) {
      const compiled = this.#allow(statement, scope);
      for (const method of statement.methods) allows[method].push(compiled);
    }
    for (const match of block.matches) this.#match(match, scope, pattern);
  }

  #wildcards(block: MatchBlock, scope: Scope, outerPattern: readonly PatternSegment[]): void {
    let position = outerPattern.filter((segment) => segment.kind !== "literal").length;
    for (const segment of block.path) {
      if (segment.kind === "literal") continue;
      // One of a match around this is hidden by it, as any outer name.
      if (scope.wildcards.has(segment.name))
        this.#report(segment.start, `the wildcard '${segment.name}' is already taken in this path`);
      if (isPackage(segment.name)) this.#report(segment.start, packageAsVariable(segment.name));
      scope.wildcards.set(segment.name, position);
      position += 1;
    }
  }

  #checkRecursive(pattern: readonly PatternSegment[], block: MatchBlock): void {
    const recursive = pattern.filter((segment) => segment.kind === "recursive");
    if (recursive.length > 1)
      this.#report(block.start, "a path can have only one recursive wildcard, those of the matches around it included");
    if (this.#file.version === "1" && recursive.length > 0 && pattern.at(-1)?.kind !== "recursive") {
      this.#report(
        block.start,
        "in rules_version 1 a recursive wildcard has to be the last segment; write rules_version = '2'",
      );
    }
  }

  #allow(statement: AllowStatement, scope: Scope): CompiledAllow {
    if (statement.condition === null) return { statement, code: this.#coverage.watch(statement, () => true) };
    const context = this.#context(scope, new Map(), null);
    return { statement, code: compileBranch(statement.condition, context) };
  }

  #function(unit: FunctionUnit): void {
    const { declaration, scope } = unit;
    const locals = new Map<string, number>();
    const context = this.#context(scope, locals, unit);
    if (declaration.parameters.length > MAX_PARAMETERS)
      this.#report(declaration.start, `a function can have ${MAX_PARAMETERS} parameters at most`);
    if (declaration.lets.length > MAX_LETS)
      this.#report(declaration.start, `a function can have ${MAX_LETS} 'let' at most`);
    for (const parameter of declaration.parameters) this.#local(parameter.name, parameter.start, locals);
    unit.lets = declaration.lets.map((statement) => {
      const code = compileExpression(statement.value, context);
      unit.cost += LET_COST + costOf(statement.value, context);
      this.#local(statement.name, statement.nameStart, locals);
      return code;
    });
    unit.result = compileExpression(declaration.result, context);
    unit.cost += costOf(declaration.result, context);
    const declared = [
      ...declaration.parameters.map(({ name, start }) => ({ name, offset: start })),
      ...declaration.lets.map(({ name, nameStart }) => ({ name, offset: nameStart })),
    ];
    for (const { name, offset } of declared)
      if (!context.used.has(name)) this.#tell.warn({ offset, name, description: `Unused variable: ${name}.` });
  }

  #context(scope: Scope, locals: Map<string, number>, unit: FunctionUnit | null): CompileContext {
    const service = this.#service.name;
    return { service, scope, locals, unit, used: new Set(), coverage: this.#coverage, ...this.#tell };
  }

  #local(name: string, offset: number, locals: Map<string, number>): void {
    if (locals.has(name)) this.#report(offset, `'${name}' is declared twice`);
    if (isPackage(name)) this.#report(offset, packageAsVariable(name));
    locals.set(name, locals.size);
  }

  /** Recursion is refused, so every evaluation ends; so is a chain of calls deeper than production allows. */
  #checkCalls(): void {
    const depths = new Map<FunctionUnit, number>();
    const open = new Set<FunctionUnit>();
    const depthOf = (unit: FunctionUnit): number => {
      const known = depths.get(unit);
      if (known !== undefined) return known;
      if (open.has(unit)) {
        this.#report(unit.declaration.start, `function '${unit.declaration.name}' calls itself`);
        return 0;
      }
      open.add(unit);
      const depth = 1 + Math.max(0, ...[...unit.calls].map(depthOf));
      open.delete(unit);
      depths.set(unit, depth);
      return depth;
    };
    for (const unit of this.units) {
      if (depthOf(unit) === MAX_CALL_DEPTH + 1)
        this.#report(unit.declaration.start, `calls are nested deeper than ${MAX_CALL_DEPTH}`);
    }
  }
}
