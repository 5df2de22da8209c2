import type { Pattern, Program } from "estree-jsx";

/** Names bound by a module's exports and declarations, without imports. */
export function declaredNames(program: Program): string[] {
  return program.body.flatMap((statement) => {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type === "VariableDeclaration") {
      return declaration.declarations.flatMap((declarator) => namesOf(declarator.id));
    }
    if (declaration?.type === "FunctionDeclaration" || declaration?.type === "ClassDeclaration") {
      return [declaration.id.name];
    }
    return [];
  });
}

/** The module as a script body: `export const x = 1` becomes `const x = 1`, and imports are removed. */
export function withoutExports(program: Program): Program {
  return {
    ...program,
    body: program.body.flatMap((statement) => {
      if (statement.type === "ExportNamedDeclaration")
        return statement.declaration ? [statement.declaration] : [];
      return statement.type === "ImportDeclaration" ? [] : [statement];
    }),
  };
}

function namesOf(pattern: Pattern): string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((property) =>
        namesOf(property.type === "RestElement" ? property.argument : property.value),
      );
    case "ArrayPattern":
      return pattern.elements.flatMap((element) => (element ? namesOf(element) : []));
    case "AssignmentPattern":
      return namesOf(pattern.left);
    case "RestElement":
      return namesOf(pattern.argument);
    case "MemberExpression":
      return [];
  }
}
