# Two repositories to practise on. In bash (on Windows: Git Bash), in an empty folder:
#
#   . ./workshop.sh
#
# Here git ignores your own settings, and its commits have fixed names and dates: whoever runs the commands of the
# handout gets the same hashes. To start again, open a new terminal and remove the folder "workshop".

git() {
  case $1 in
    commit | merge | rebase | revert | cherry-pick) WORKSHOP_MINUTE=$((WORKSHOP_MINUTE + 1)) ;;
  esac
  GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 GIT_EDITOR=true GIT_PAGER=cat \
    GIT_AUTHOR_NAME=Reader GIT_AUTHOR_EMAIL=reader@example.com \
    GIT_AUTHOR_DATE="$((1694912400 + 60 * WORKSHOP_MINUTE)) +0700" \
    GIT_COMMITTER_NAME=Reader GIT_COMMITTER_EMAIL=reader@example.com \
    GIT_COMMITTER_DATE="$((1694912400 + 60 * WORKSHOP_MINUTE)) +0700" \
    command git "$@"
}

# The program of both repositories: adds the prices in books.txt.
write_total() {
  printf '%s\n' "awk -F'$1' '{ sum += \$2 } END { print sum }' books.txt" > total.sh
}

make_shop() {
  git init --quiet --initial-branch=main shop && cd shop || return
  printf 'sql;98000\ngit;75000\nlinux;120000\n' > books.txt
  git add . && git commit --quiet -m 'List three books'
  write_total ';'
  git add . && git commit --quiet -m 'Add the prices'
  cd ..
}

# Sixteen commits; since one of them, total.sh gives a wrong sum.
make_history() {
  git init --quiet --initial-branch=main history && cd history || return
  write_total ';'
  for number in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do
    printf 'book %s;%s000\n' "$number" "$((70 + number))" >> books.txt
    if [ "$number" = 11 ]; then write_total ' '; fi
    git add . && git commit --quiet -m "Add book $number"
  done
  # Not part of the history: it has to stay when the commits change.
  printf '%s\n' 'sum=0' "while IFS=';' read -r title price; do sum=\$((sum + price)); done < books.txt" \
    'test "$(sh total.sh)" = "$sum"' > ../check.sh
  cd ..
}

WORKSHOP_MINUTE=0
if mkdir workshop; then
  cd workshop && make_shop && make_history && cd shop
fi
