# Two repositories to practise on. In bash (on Windows: Git Bash), in an empty folder:
#
#   . ./workshop.sh
#
# Here git ignores your own settings, opens no editor, and its commits have fixed names and dates: whoever runs the
# commands of the handout gets the same hashes. To start again, open a new terminal and remove the folder "workshop".

# The clock shows one minute for each commit of the repository, so that a command that fails or is undone costs nothing.
git() {
  local time
  time="$((1694912460 + 60 * $(command git rev-list --count --all 2> /dev/null || echo 0))) +0700"
  GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 GIT_EDITOR=true GIT_PAGER=cat \
    GIT_AUTHOR_NAME=Reader GIT_AUTHOR_EMAIL=reader@example.com \
    GIT_AUTHOR_DATE="$time" \
    GIT_COMMITTER_NAME=Reader GIT_COMMITTER_EMAIL=reader@example.com \
    GIT_COMMITTER_DATE="$time" \
    command git "$@"
}

# The program of both repositories: adds the prices in books.txt.
write_total() {
  printf '%s\n' "awk -F'$1' '{ sum += \$2 } END { print sum }' books.txt" > total.sh
}

make_shop() {
  git init --quiet --object-format=sha1 --initial-branch=main shop && cd shop || return
  printf 'sql;98000\ngit;75000\nlinux;120000\n' > books.txt
  git add . && git commit --quiet -m 'List three books'
  write_total ';'
  git add . && git commit --quiet -m 'Add the prices'
  cd ..
}

# Sixteen commits; since one of them, total.sh gives a wrong sum.
make_history() {
  git init --quiet --object-format=sha1 --initial-branch=main history && cd history || return
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

if mkdir workshop; then
  cd workshop && make_shop && make_history && cd shop
fi
