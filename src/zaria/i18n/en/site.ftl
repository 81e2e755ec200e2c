# What the operator of a site decided.

refusal-closed-by-operator = the operator of this site closed the table
refusal-banned = the operator of this site has banned this guest
