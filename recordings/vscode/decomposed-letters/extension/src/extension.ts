import * as vscode from 'vscode';
import { findDecomposed } from './findDecomposed';

function rangesOf(document: vscode.TextDocument) {
  return findDecomposed(document.getText()).map(({ start, end, composed }) => ({
    range: new vscode.Range(document.positionAt(start), document.positionAt(end)),
    composed,
  }));
}

function refresh(document: vscode.TextDocument, problems: vscode.DiagnosticCollection): void {
  problems.set(
    document.uri,
    rangesOf(document).map(
      ({ range, composed }) =>
        new vscode.Diagnostic(
          range,
          vscode.l10n.t('"{0}" is stored as separate marks.', composed),
          vscode.DiagnosticSeverity.Warning,
        ),
    ),
  );
}

async function compose(editor: vscode.TextEditor): Promise<void> {
  const found = rangesOf(editor.document);
  const isDone = await editor.edit((edit) => {
    for (const { range, composed } of found) edit.replace(range, composed);
  });
  if (isDone) await vscode.window.showInformationMessage(vscode.l10n.t('{0} letters composed.', found.length));
}

export function activate({ subscriptions }: vscode.ExtensionContext): void {
  const problems = vscode.languages.createDiagnosticCollection('decomposed-letters');
  subscriptions.push(
    problems,
    vscode.commands.registerTextEditorCommand('decomposedLetters.compose', (editor) => compose(editor)),
    vscode.workspace.onDidOpenTextDocument((document) => refresh(document, problems)),
    vscode.workspace.onDidChangeTextDocument(({ document }) => refresh(document, problems)),
    vscode.workspace.onDidCloseTextDocument(({ uri }) => problems.delete(uri)),
  );
  for (const document of vscode.workspace.textDocuments) refresh(document, problems);
}
